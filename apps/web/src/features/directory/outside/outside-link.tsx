import { useQueryClient } from "@tanstack/react-query";
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from "react";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import type { LinkTarget } from "./link-target.ts";

const GrownUpDialog = lazy(() =>
  import("./grown-up-dialog.tsx").then((module) => ({ default: module.GrownUpDialog })),
);

type Props = {
  link: LinkTarget;
  className: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
};

/** An outside link in a new tab; a child needs a grown-up to open it. */
export function OutsideLink({ link, className, style, children }: Props) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  if (link.url !== null)
    return (
      <a
        href={link.url}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        style={style}
      >
        {children}
      </a>
    );

  const ask = () => {
    const session = cache.getQueryData(sessionQuery.queryKey);
    if (session && !session.profile) openProfilePicker();
    else setAsking(true);
  };
  return (
    <>
      <button type="button" className={className} style={style} data-locked="true" onClick={ask}>
        {children}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <GrownUpDialog link={link} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
