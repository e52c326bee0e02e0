/**
 * Keeps a value until the process ends. A module cannot: Vite loads all modules anew when it restarts.
 * @returns the first value of this name
 */
export function keepInProcess<T>(name: string, value: T): T {
  const kept = globalThis as unknown as Record<symbol, T | undefined>
  return (kept[Symbol.for(name)] ??= value)
}
