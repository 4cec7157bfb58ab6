/** Open dialogs, topmost last. */
const sheets: HTMLElement[] = [];

/** A ref for a dialog: makes the page and the dialogs below it inert while it is on top. */
export function registerTopLayer(sheet: HTMLElement | null) {
  if (!sheet) return;
  sheets.push(sheet);
  updateInertLayers();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    updateInertLayers();
  };
}

function updateInertLayers(): void {
  const page = document.getElementById("root");
  if (page) page.inert = sheets.length > 0;
  for (const sheet of sheets) sheet.inert = sheet !== sheets.at(-1);
}
