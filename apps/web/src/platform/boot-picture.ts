const find = () => document.querySelector<HTMLElement>("#opening");

/**
 * Removes the picture that index.html shows while the app starts, once the page's own covers it.
 */
export function removeBootPicture(): void {
  find()?.remove();
}

/** Removes the boot picture's shade before the page's own picture, which has one, covers it. */
export function hideBootPictureShade(): void {
  const opening = find();
  if (opening) opening.dataset["shared"] = "";
}
