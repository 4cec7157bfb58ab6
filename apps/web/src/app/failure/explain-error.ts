import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/**
 * Explains an error to the viewer. `detail` holds the raw message only where support can use it: a
 * missing network needs none.
 */
export function explainError(error: Error) {
  const { message } = error;
  // A failed dynamic import stays failed until the document reloads.
  const isMissingScript = /import|module|preload/i.test(message);
  const plain = { detail: "", canRetry: true, needsReload: isMissingScript };
  if (error instanceof ApiError && error.status === 404)
    return { ...plain, ...explainMissing(error), canRetry: false };
  if (!navigator.onLine)
    return {
      ...plain,
      heading: say`You’re offline`,
      description: say`Turn on Wi-Fi or mobile data, then try again.`,
    };
  if (error instanceof ApiError)
    return {
      ...plain,
      heading: say`Something went wrong`,
      description: say`Wait a moment and try again. If it keeps happening, send the line below to your administrator.`,
      detail: message,
    };
  // Chromium, Firefox and Safari each word network errors differently.
  if (isMissingScript || /fetch|network|load failed/i.test(message))
    return {
      ...plain,
      heading: say`Can’t reach the server`,
      description: say`Check that it’s running and that this device is on the same network, then try again.`,
    };
  return {
    ...plain,
    heading: say`Something went wrong`,
    description: say`Reload the page. If it happens again, send the line below to your administrator.`,
    detail: message,
    needsReload: true,
  };
}

/** Explains a 404. The server's message says what kind of thing is missing. */
function explainMissing({ message, displayMessage: description }: ApiError) {
  if (/no such (?:film|title)/i.test(message))
    return {
      heading: say`Film not found`,
      description: say`It may have been removed, or the link is wrong. Browse all films instead.`,
    };
  return {
    heading: say`Page not found`,
    description: description ?? say`It may have been removed, or the link is wrong.`,
  };
}
