import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** Shows why a party command failed. Expected refusals get a friendlier text. */
export function showPartyErrorToast(error: unknown): void {
  const note = error instanceof ApiError ? explain(error) : null;
  if (note) showToast(note);
  else showErrorToast(error);
}

function explain({ code, details }: ApiError): { title: string; description: string } | null {
  const { reason, retryAfterSeconds } = details;
  if (code === "TOO_MANY_REQUESTS" && typeof retryAfterSeconds === "number") {
    return {
      title: say`Slow mode is on`,
      description: say`You can send another message in ${retryAfterSeconds} s.`,
    };
  }
  if (code !== "NOT_ALLOWED") return null;
  if (reason === "film") {
    return {
      title: say`Not for everyone here`,
      description: say`Not everyone here can watch this film. Choose another one.`,
    };
  }
  if (reason === "text") {
    return {
      title: say`Say it another way`,
      description: say`Keep it kind, and don’t share addresses or phone numbers.`,
    };
  }
  if (reason === "child-present") {
    return {
      title: say`You can’t join yet`,
      description: say`A child is in this party. Their parent has to approve you first.`,
    };
  }
  if (reason === "guest-present") {
    return {
      title: say`You can’t join yet`,
      description: say`Someone from another household is in this party. Ask a parent to allow it first.`,
    };
  }
  if (reason === "child") {
    return {
      title: say`Family only`,
      description: say`Kids can talk with their own family, and use phrases, stickers and films.`,
    };
  }
  return null;
}
