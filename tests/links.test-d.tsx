import { Link } from '@tanstack/react-router'

/*
 * Read by the compiler alone (npm run types): every link of the site is checked against its routes,
 * so a wrong one is found before it is built.
 */

export const right = [
  <Link key="home" to="/" />,
  <Link key="about" to="/about" />,
  <Link key="projects" to="/projects" />,
  <Link key="photography" to="/photography" />,
  <Link key="landscape" to="/photography/landscape" />,
  <Link key="portraits" to="/photography/portraits" />,
  <Link key="album" to="/photography/$album" params={{ album: 'animals' }} />,
  <Link key="deep" to="/photography/landscape/$album" params={{ album: 'alaska2018' }} />,
  <Link
    key="photo"
    to="/photography/portraits/$album/$photo"
    params={{ album: 'trudysnowmaternity', photo: '0510790367cb' }}
  />,
]

export const wrong = [
  // @ts-expect-error -- no such page
  <Link key="page" to="/abuot" />,
  // @ts-expect-error -- no such page below a page that there is
  <Link key="below" to="/photography/$album/$album/$album" params={{ album: 'animals' }} />,
  // @ts-expect-error -- which album?
  <Link key="missing" to="/photography/$album" />,
  // @ts-expect-error -- which photograph?
  <Link key="photo" to="/photography/$album/$photo" params={{ album: 'animals' }} />,
  // @ts-expect-error -- the parameter is called album
  <Link key="name" to="/photography/$album" params={{ id: 'animals' }} />,
  // @ts-expect-error -- a name, not a number
  <Link key="kind" to="/photography/$album" params={{ album: 2018 }} />,
]
