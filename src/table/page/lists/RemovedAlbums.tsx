import type { AlbumLists } from '../../../darkroom/album/listAlbums'
import { TextButton } from '../tools/TextButton'
import type { Send } from '../words/useDocument'

/** Removed albums, each with a button that puts it back. */
export const RemovedAlbums = ({ removed, send }: Pick<AlbumLists, 'removed'> & { send: Send }) =>
  removed.map(({ at, album }) => (
    <p key={album.id} className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-line">
      {`${album.name} is in no list now, and its page is gone with the next publishing. Its photographs stay in its file.`}
      <TextButton onPress={() => void send({ type: 'put', path: ['albums'], at, value: album })}>
        Put back
      </TextButton>
    </p>
  ))
