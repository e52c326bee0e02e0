/** Returns the cause of a failed request as a word that an owner can search for. */
export function causeOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? message
}
