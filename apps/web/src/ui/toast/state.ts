import { toastLimits } from "#ui/limits.ts";

export type ToastMessage = {
  title: string;
  description?: string;
  /** `alarm` for errors. */
  variant?: "plain" | "alarm";
  /** A link or an action. */
  action?: { label: string; href: string } | { label: string; act: () => void };
  /** Stays until dismissed. */
  stays?: boolean;
};

export type Toast = ToastMessage & { id: number; isOpen: boolean };

export type ToastEvent =
  | { type: "added"; id: number; message: ToastMessage }
  | { type: "dismissed"; id: number }
  | { type: "removed"; id: number };

/** Newest first, at most `atOnce`. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case "added":
      return [{ ...event.message, id: event.id, isOpen: true }, ...toasts].slice(
        0,
        toastLimits.atOnce,
      );
    case "dismissed":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, isOpen: false } : toast));
    case "removed":
      return toasts.filter(({ id }) => id !== event.id);
  }
}
