import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ForgotForm } from "#features/account/settings/forgot-form.tsx";
import { ResetForm } from "#features/account/settings/reset-form.tsx";
import { changeViewer } from "#platform/change-viewer.ts";
import { readLinkToken } from "#platform/read-link-token.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";

/** Where a mailed link leads that sets another password; without one, where to ask for it. */
export function ResetView() {
  useDocumentTitle("Password");
  const cache = useQueryClient();
  const [token] = useState(readLinkToken);
  if (token === null) return <ForgotForm />;
  return <ResetForm token={token} onReset={() => void changeViewer(cache)} />;
}
