import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoFrame } from '../../src/photo/PhotoFrame'

test('the URL of a smaller file may contain brackets and spaces', () => {
  const under = 'https://host.example/fog (2).jpg'
  const photo = { id: 'fog', src: 'https://host.example/fog.jpg', alt: 'Fog' }
  const html = renderToStaticMarkup(
    <PhotoFrame photo={photo} className="absolute inset-0" sizes="100vw" alt="Fog" under={under} />,
  )
  expect(html).toContain(`url(&quot;${under}&quot;)`)
})

test('a cropped picture keeps its focal point in view; a whole picture has none', () => {
  const photo = { id: 'fog', src: '/fog.avif', alt: 'Fog', focus: [20, 75] as [number, number] }
  const of = (fit: 'cover' | 'contain') =>
    renderToStaticMarkup(<PhotoFrame photo={photo} className="" sizes="" alt="" fit={fit} />)
  expect(of('cover')).toContain('object-position:20% 75%')
  expect(of('contain')).not.toContain('object-position')
})
