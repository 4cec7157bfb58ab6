import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { DevicesSection } from "#features/account/devices/devices-section.tsx";
import { devicesQuery } from "#features/account/devices/queries.ts";
import { HowItRuns } from "#features/telemetry/how-it-runs.tsx";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { SupportedDevices } from "./devices/supported-devices.tsx";
import { ThisBrowser } from "./devices/this-browser.tsx";

type Props = { hasPage: (path: string) => boolean };

/** This household's signed-in devices, then supported ones and how this one performs. */
export function DevicesPage({ hasPage }: Props) {
  useDocumentTitle(say`Devices`);
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const hasCompanion = hasPage("/ar-companion");
  const isParent = session.profile?.role === "parent";
  // Everything below moves with the number of devices, so it waits.
  const { isPending } = useQuery({ ...devicesQuery, enabled: isParent });
  const leave = () => {
    void changeViewer(cache);
    navigate(routes.familyLogin);
  };

  return (
    <ContentPage
      heading={say`Devices`}
      description={say`Goldmane works in any up-to-date browser.`}
    >
      {isParent && isPending ? (
        <Spinner />
      ) : (
        <>
          {isParent && <DevicesSection onLeft={leave} />}
          <SupportedDevices hasCompanion={hasCompanion} />
          <ThisBrowser hasCompanion={hasCompanion} />
          <HowItRuns />
        </>
      )}
    </ContentPage>
  );
}
