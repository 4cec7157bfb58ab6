import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#features/admin/queries.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { GeneralSection } from "./general-section.tsx";

/** What the operator can change while the server runs. */
export function SettingsView() {
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  if (!settings)
    return error ? (
      <RetryMessage error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="20rem" />
    );
  return <GeneralSection settings={settings} />;
}
