type Picture = { width?: number | undefined; height?: number | undefined }

/** Width over height of a picture. 3:2 if its size is unknown. */
export const ratioOf = ({ width = 3, height = 2 }: Picture): number => width / height
