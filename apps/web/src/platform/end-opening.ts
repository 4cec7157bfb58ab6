/** Takes away the picture that came with the page (index.html): the page's own stands over it now. */
export function endOpening(): void {
  document.querySelector("#opening")?.remove();
}
