/** The sheets that are open, the topmost last. */
const sheets: HTMLElement[] = [];

/**
 * A ref for a sheet: while it lies on top, nothing of the page or of the sheets below it can be
 * pressed, focused, found or read.
 */
export function keepReachToTop(sheet: HTMLElement | null) {
  if (!sheet) return;
  sheets.push(sheet);
  shutWhatLiesBelow();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    shutWhatLiesBelow();
  };
}

function shutWhatLiesBelow(): void {
  const page = document.getElementById("root");
  if (page) page.inert = sheets.length > 0;
  for (const sheet of sheets) sheet.inert = sheet !== sheets.at(-1);
}
