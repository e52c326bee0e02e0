// Written from catalog.json and pages/ by `npm run dev`, `npm run build` and `npm run types`.

/** Last segments of the addresses of categories that are lists. */
export type CategoryPath =
  | "landscape"
  | "portraits"

/** Last segments of the canonical addresses of albums. */
export type AlbumKey =
  | "adirondacks2025"
  | "roadtrip2022"
  | "yellowstone2021"
  | "tetons2021"
  | "alaska2020"
  | "mammoth2020"
  | "yosemite2019"
  | "malabar2019"
  | "roadtrip2018"
  | "alaska2018"
  | "summer2017"
  | "robin12m"
  | "robin18m"
  | "trudybeachmaternity"
  | "trudysnowmaternity"
  | "wren3m"
  | "wren8m"
  | "wren15m"
  | "animals"
  | "miscellaneous"

/** Addresses of the owner's pages below the root. */
export type PageId = never
