// A machine on which six seconds pass between any two looks at the clock.
const now = performance.now.bind(performance)
let looks = 0
performance.now = () => now() + 6000 * looks++
