import type { QueryClient } from "@tanstack/react-query";
import { useLanguage } from "#platform/words/use-language.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { Shell } from "./shell.tsx";

export function App({ cache }: { cache: QueryClient }) {
  // In another language everything is said anew.
  const language = useLanguage();
  return (
    <Providers cache={cache}>
      <Shell key={language}>
        <Router />
      </Shell>
    </Providers>
  );
}
