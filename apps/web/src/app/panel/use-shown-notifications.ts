import type { Notification } from "@goldmane/contracts/notifications/schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { hasPage } from "#app/pages.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { routes } from "#platform/routes.ts";

const ofFilm = /^\/watch\//;

/** Notifications, minus those that link to pages this build lacks. Refetched after each film. */
export function useShownNotifications(path: string): readonly Notification[] {
  const cache = useQueryClient();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const before = useRef(path);

  useEffect(() => {
    if (ofFilm.test(before.current) && before.current !== path)
      void cache.invalidateQueries(notificationsQuery);
    before.current = path;
  }, [path, cache]);

  return notifications.filter(({ actionUrl }) => actionUrl === routes.home || hasPage(actionUrl));
}
