import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

type Props = { cache: QueryClient; children: ReactNode };

export function Providers({ cache, children }: Props) {
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
