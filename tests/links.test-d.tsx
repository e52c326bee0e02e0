import { Link } from '@tanstack/react-router'
import type { AlbumKey, CategoryPath } from '../src/content/ids.gen'

/*
 * Not run, only compiled (npm run types). The types check every link of the site against its routes and its
 * content, so a wrong link is found before a build.
 */

// Any category and album of the content.
declare const category: CategoryPath
declare const album: AlbumKey

export const right = [
  <Link key="home" to="/" />,
  <Link key="about" to="/about" />,
  <Link key="projects" to="/projects" />,
  <Link key="photography" to="/photography" />,
  <Link key="category" to="/photography/$category" params={{ category }} />,
  <Link key="album" to="/photography/$album" params={{ album }} />,
  <Link key="deep" to="/photography/$category/$album" params={{ category, album }} />,
  <Link
    key="photo"
    to="/photography/$category/$album/$photo"
    params={{ category, album, photo: '0510790367cb' }}
  />,
]

export const wrong = [
  // @ts-expect-error -- no such page
  <Link key="page" to="/abuot" />,
  // @ts-expect-error -- no such page below an existing one
  <Link key="below" to="/photography/$album/$album/$album" params={{ album }} />,
  // @ts-expect-error -- the album is missing
  <Link key="missing" to="/photography/$album" />,
  // @ts-expect-error -- the photograph is missing
  <Link key="photo" to="/photography/$album/$photo" params={{ album }} />,
  // @ts-expect-error -- the parameter is called album
  <Link key="name" to="/photography/$album" params={{ id: album }} />,
  // @ts-expect-error -- a name, not a number
  <Link key="kind" to="/photography/$album" params={{ album: 2018 }} />,
  // @ts-expect-error -- no such category in catalog.json
  <Link key="category" to="/photography/$category" params={{ category: 'no-such-category' }} />,
  // @ts-expect-error -- no such album in catalog.json
  <Link key="album" to="/photography/$album" params={{ album: 'no-such-album' }} />,
  <Link
    key="deep"
    to="/photography/$category/$album"
    // @ts-expect-error -- no such album in catalog.json
    params={{ category, album: 'no-such-album' }}
  />,
]
