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
      heading: say`You are offline`,
      description: say`Turn on Wi-Fi or mobile data, then try again. Nothing of yours is lost.`,
    };
  if (error instanceof ApiError)
    return {
      ...plain,
      heading: say`The projector has jammed`,
      description: say`The server couldn’t do this. Wait a moment and try again. If it keeps happening, send the line below to your administrator.`,
      detail: message,
    };
  // Chromium, Firefox and Safari each word network errors differently.
  if (isMissingScript || /fetch|network|load failed/i.test(message))
    return {
      ...plain,
      heading: say`Nobody is answering the door`,
      description: say`The server cannot be reached. Check that it is running and that this device is on the same network, then try again.`,
    };
  return {
    ...plain,
    heading: say`Something fell over backstage`,
    description: say`Reload the page. If it happens again, send the line below to your administrator.`,
    detail: message,
    needsReload: true,
  };
}

/** Explains a 404. The server's message says what kind of thing is missing. */
function explainMissing({ message, displayMessage: description }: ApiError) {
  if (/no such (?:film|title)/i.test(message))
    return {
      heading: say`This film is not here`,
      description: say`Its address may be mistyped, or it was removed. All other films are still here.`,
    };
  return {
    heading: say`This is not here`,
    description: description ?? say`Its address may be mistyped, or it has gone since.`,
  };
}
