import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoFrame } from '../../src/photo/PhotoFrame'

test('a file whose address has brackets and spaces lies under the picture that is on its way', () => {
  const under = 'https://host.example/fog (2).jpg'
  const photo = { id: 'fog', src: 'https://host.example/fog.jpg', alt: 'Fog' }
  const html = renderToStaticMarkup(
    <PhotoFrame photo={photo} className="absolute inset-0" sizes="100vw" alt="Fog" under={under} />,
  )
  expect(html).toContain(`url(&quot;${under}&quot;)`)
})
