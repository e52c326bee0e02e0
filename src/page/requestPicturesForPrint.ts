/** Only some browsers load the rest before they print. */
export function requestPicturesForPrint(root: HTMLElement): void {
  window.addEventListener('beforeprint', () => {
    for (const picture of root.querySelectorAll('img')) picture.loading = 'eager'
  })
}
