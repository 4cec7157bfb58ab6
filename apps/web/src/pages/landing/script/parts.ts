/**
 * Finds the elements that the script controls, by `data-part`.
 * @throws Error if one is missing
 */
export function findParts(screen: HTMLElement) {
  const find = (name: string): HTMLElement => {
    const part = screen.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!part) throw new Error(`The landing screen has no ${name}.`);
    return part;
  };
  return {
    screen,
    hint: find("hint"),
    start: find("start"),
    note: find("note"),
    loginButton: find("login-button"),
    loginPanel: find("login-panel"),
    loginForm: find("login-form"),
    loginClose: find("login-close"),
    film: screen.querySelector("video"),
    countDown: find("count-down"),
    seconds: find("seconds"),
    countdownText: find("countdown-text"),
    stay: find("stay"),
    enterButtons: [
      ...screen.querySelectorAll<HTMLElement>("[data-part='enter'], [data-part='start']"),
    ],
    pictures: [...screen.querySelectorAll<HTMLElement>("[data-part='picture']")],
  };
}

export type Parts = ReturnType<typeof findParts>;
