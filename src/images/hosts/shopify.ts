import { viaUnpic } from './viaUnpic.ts'

export const shopify = viaUnpic({
  id: 'shopify',
  provider: 'shopify',
  matches: ({ hostname, pathname }) =>
    hostname === 'cdn.shopify.com' || pathname.startsWith('/cdn/shop/files/'),
  drop: ['height', 'crop'],
})
