// All as CommonJS: as modules the loader would keep a thread of its own, which takes 25 MB.
require('./cli.ts')
