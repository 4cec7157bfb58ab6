/** Saves it where the browser saves what is downloaded. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes it within a moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
