/** Replaces each cell with the mean of the (2 × radius + 1)² cells around it. */
export function blur(
  values: Float64Array,
  columns: number,
  rows: number,
  radius: number,
): Float64Array {
  const out = Float64Array.from(values)
  const line = new Float64Array(Math.max(columns, rows))

  const sweep = (start: number, stride: number, length: number) => {
    for (let i = 0; i < length; i++) line[i] = out[start + i * stride]!
    const at = (i: number) => line[Math.min(Math.max(i, 0), length - 1)]!
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      out[start + i * stride] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }

  for (let y = 0; y < rows; y++) sweep(y * columns, 1, columns)
  for (let x = 0; x < columns; x++) sweep(x, columns, rows)
  return out
}
