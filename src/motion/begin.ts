import type { makeRouter } from '../router'
import { arrival } from './arrival'
import { attend } from './attend'
import { carry } from './carry'

/** Sets the site in motion. It stands as well without: whatever moves here follows by a cut there. */
export function begin(router: ReturnType<typeof makeRouter>): void {
  carry(router)
  const root = document.getElementById('root')
  if (root) attend(root, () => arrival(router))
}
