/**
 * The element that opened a dialog and still exists when it closes: for an item of a menu, which
 * closes first, the menu's button.
 */
export function findOpener(): Element | null {
  const here = document.activeElement;
  const menu = here?.closest("[role='menu'], [popover]");
  if (!menu) return here;
  const named = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  const buttons = [...document.querySelectorAll(`[popovertarget="${CSS.escape(menu.id)}"]`)];
  return named ?? buttons.find((button) => !menu.contains(button)) ?? here;
}
