import { stubAnimations } from './motion/animations'

if (typeof document !== 'undefined') stubAnimations()
