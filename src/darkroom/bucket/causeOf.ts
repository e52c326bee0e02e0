/** Why a request failed, as a word that an owner can look up. */
export function causeOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? message
}
