import { count, flag, textOption } from './option.ts'

export const JSON_EVENTS = flag('json', 'one JSON event a line on standard output, for scripts')
export const WRITING = [
  flag('dry-run', 'say what would happen; write nothing'),
  flag('wait', 'wait for another run to end instead of refusing'),
  JSON_EVENTS,
]

export const CATEGORY = textOption(
  'category',
  '<id>',
  'of new albums, by its id in catalog.json (usual: misc, or the only one)',
)

export const MAX_MP = count('max-mp', 'refuse pictures of more megapixels (usual: 150)')

export const ONLINE = [
  count('concurrency', 'addresses asked at once (usual: 4)'),
  count('timeout', 'seconds to wait for one (usual: 30)'),
  MAX_MP,
]
