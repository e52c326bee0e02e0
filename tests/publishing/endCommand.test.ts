import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { endCommand } from '../../src/publishing/endCommand'

test('on Windows, taskkill ends the shell and all that it started', () => {
  const shell = { pid: 17, kill: vi.fn(() => true) }
  const taskkill = new EventEmitter()
  const start = vi.fn(() => taskkill)
  endCommand(shell, 'win32', start)
  expect(start.mock.calls).toEqual([['taskkill', ['/pid', '17', '/T', '/F']]])
  expect(shell.kill).not.toHaveBeenCalled()
  taskkill.emit('error', new Error('spawn taskkill ENOENT'))
  expect(shell.kill, 'without taskkill').toHaveBeenCalledOnce()
})
