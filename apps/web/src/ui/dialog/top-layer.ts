/** The sheets that are open, the topmost last. */
const sheets: HTMLElement[] = [];

/**
 * A ref for a sheet: while it lies on top, nothing of the page or of the sheets below it can be
 * pressed, focused, found or read.
 */
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
