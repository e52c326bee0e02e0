import { PhotoMarkup, type PhotoProps } from './PhotoMarkup'
import { useImageLoading } from './useImageLoading'

/**
 * A picture in its reserved box: a placeholder until it has loaded, a plain tile if it fails. The picture
 * is visible before script runs, so a failing script hides nothing.
 */
export function PhotoFrame(props: PhotoProps) {
  const loading = useImageLoading(props.photo.mirror, props.sizes)
  return <PhotoMarkup {...props} loading={loading} />
}
