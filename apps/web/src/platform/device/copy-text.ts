/** Puts a text into the clipboard; says whether that worked. On plain http a browser offers an older way only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  const { activeElement } = document;
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Within the dialog, if one is open: it keeps the focus to itself.
  (activeElement?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}
