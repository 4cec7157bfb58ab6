import { addDays } from "@goldmane/contracts/controls/local-time";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { weekReportQuery } from "#features/controls/queries.ts";
import { WeekView } from "#features/controls/report/week-view.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ForParents } from "#pages/profile/for-parents.tsx";
import styles from "./week-report.module.css";

const datesFormat = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** Weekly report about the children, printable. */
export function WeekReportPage() {
  useDocumentTitle(say`Weekly report`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [day, setDay] = useState<string | null>(null);
  const isParent = session.profile?.role === "parent";
  const { data: report, error, refetch } = useQuery({ ...weekReportQuery(day), enabled: isParent });
  if (!isParent) return <ForParents />;
  if (error) {
    return (
      <Message
        heading={say`Can’t load the report`}
        urgent
        actions={
          <Button variant="gold" icon="retry" onClick={() => void refetch()}>
            {say`Try again`}
          </Button>
        }
      >
        {say`Check your connection and try again.`}
      </Message>
    );
  }
  if (!report) return <Spinner />;
  const { from, to } = report;
  return (
    <ContentPage
      heading={say`Weekly report`}
      description={say`${formatDate(Date.parse(from), datesFormat)} to ${formatDate(Date.parse(to), datesFormat)}`}
      aside={
        <div className={styles.actions}>
          <Button variant="glass" icon="left" onClick={() => setDay(addDays(from, -1))}>
            {say`Previous week`}
          </Button>
          {day !== null && (
            <Button variant="glass" onClick={() => setDay(null)}>
              {say`This week`}
            </Button>
          )}
          {report.children.length > 0 && (
            <Button variant="glass" onClick={() => print()}>
              {say`Print`}
            </Button>
          )}
        </div>
      }
    >
      <WeekView report={report} />
    </ContentPage>
  );
}
