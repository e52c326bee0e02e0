import type { HevcTile } from '../formats/parts/hevcTiles.ts'

/** The functions of libde265 that libheif-js exports. Numbers are addresses in its memory. */
export type De265 = {
  HEAPU8: Uint8Array
  _malloc: (size: number) => number
  _free: (at: number) => void
  _de265_new_decoder: () => number
  _de265_free_decoder: (decoder: number) => void
  _de265_set_parameter_bool: (decoder: number, parameter: number, value: number) => void
  /** The time stamp takes two numbers. The last one is the caller's own. */
  _de265_push_NAL: (decoder: number, at: number, size: number, ...rest: [0, 0, 0]) => number
  _de265_flush_data: (decoder: number) => number
  /** @param more the address of a 32-bit number, 0 once all is decoded */
  _de265_decode: (decoder: number, more: number) => number
  /** @returns 0 if there is none */
  _de265_get_next_picture: (decoder: number) => number
}

/** DE265_DECODER_PARAM_SUPPRESS_FAULTY_PICTURES: a picture with an error is not returned. */
const SUPPRESS_FAULTY = 6

/** Whether a tile has an error. libheif draws such tiles green or as noise, and reports none. */
export const hasFaultyTile = (tiles: readonly HevcTile[], library: De265): boolean =>
  tiles.some((units) => !units || !isWhole(units, library))

function isWhole(units: readonly Buffer[], library: De265): boolean {
  const decoder = library._de265_new_decoder()
  const more = library._malloc(4)
  try {
    library._de265_set_parameter_bool(decoder, SUPPRESS_FAULTY, 1)
    for (const unit of units) {
      const at = library._malloc(unit.length)
      library.HEAPU8.set(unit, at)
      library._de265_push_NAL(decoder, at, unit.length, 0, 0, 0)
      library._free(at)
    }
    library._de265_flush_data(decoder)
    do {
      library.HEAPU8.fill(0, more, more + 4)
      const hasFailed = library._de265_decode(decoder, more) !== 0
      if (library._de265_get_next_picture(decoder)) return true
      if (hasFailed) return false
    } while (library.HEAPU8[more])
    return false
  } finally {
    library._free(more)
    library._de265_free_decoder(decoder)
  }
}
