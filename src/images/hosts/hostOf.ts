import { bunny } from './bunny.ts'
import { cloudflare } from './cloudflare.ts'
import { cloudinary } from './cloudinary.ts'
import { contentful } from './contentful.ts'
import { flickr } from './flickr.ts'
import { googlePhotos } from './googlePhotos.ts'
import { imagekit } from './imagekit.ts'
import { imgix } from './imgix.ts'
import { imgur } from './imgur.ts'
import { ipx } from './ipx.ts'
import { netlify } from './netlify.ts'
import type { Address, OutsideHost } from './outsideHost.ts'
import { shopify } from './shopify.ts'
import { smugmug } from './smugmug.ts'
import { storyblok } from './storyblok.ts'
import { supabase } from './supabase.ts'
import { nextjs, vercel } from './vercel.ts'
import { wordpress } from './wordpress.ts'

/** Those known by their name come before those known by a path, which may be anyone's. */
export const HOSTS: OutsideHost[] = [
  imgur,
  flickr,
  smugmug,
  googlePhotos,
  cloudinary,
  imgix,
  imagekit,
  bunny,
  shopify,
  wordpress,
  supabase,
  contentful,
  storyblok,
  cloudflare,
  vercel,
  nextjs,
  netlify,
  ipx,
]

/** The host that an address belongs to; `undefined` for one that is not known. */
export function hostOf(at: Address): OutsideHost | undefined {
  return HOSTS.find((host) => host.matches(at))
}
