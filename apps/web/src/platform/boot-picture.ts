const find = () => document.querySelector<HTMLElement>("#opening");

/** Takes away the picture that came with the page (index.html): the page's own stands over it now. */
export function removeBootPicture(): void {
  find()?.remove();
}

/** The page's own picture, with a shade of its own, is about to cover it. */
export function hideBootPictureShade(): void {
  const opening = find();
  if (opening) opening.dataset["shared"] = "";
}
