import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { EmailLogin } from "#features/account/email-login.tsx";

const shown = new WeakSet<HTMLElement>();

/** Renders the sign-in form. Its links load a new document, as ordinary links do. */
export function showLogin(container: HTMLElement, cache: QueryClient, onEntered: () => void): void {
  if (shown.has(container)) return;
  shown.add(container);
  container.replaceChildren();
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <QueryClientProvider client={cache}>
        <Router hook={useDocumentLocation}>
          <EmailLogin onEntered={onEntered} />
        </Router>
      </QueryClientProvider>,
    ),
  );
}

function useDocumentLocation(): [string, (path: string) => void] {
  return [location.pathname, (path) => location.assign(path)];
}
