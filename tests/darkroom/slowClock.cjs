// A machine on which six seconds pass between any two looks at the clock.
const { now } = performance
let looks = 0
performance.now = () => now.call(performance) + 6000 * looks++
