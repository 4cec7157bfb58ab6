/**
 * What opened a sheet, and is still there when it closes: of what was chosen in a menu, which closes
 * before, the button that opens the menu.
 */
export function findOpener(): Element | null {
  const here = document.activeElement;
  const menu = here?.closest("[role='menu'], [popover]");
  if (!menu) return here;
  const named = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  const buttons = [...document.querySelectorAll(`[popovertarget="${CSS.escape(menu.id)}"]`)];
  return named ?? buttons.find((button) => !menu.contains(button)) ?? here;
}
