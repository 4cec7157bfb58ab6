import {
  dismissNotification,
  listNotifications,
  readNotifications,
} from "@goldmane/contracts/notifications/api";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { ApiError, call } from "#platform/api.ts";
import { keepVisitorMark, withVisitorMarks } from "./visitor-marks.ts";

/** What happened for this viewer. Whoever shows it asks for it anew. */
export const notificationsQuery = queryOptions({
  queryKey: ["/api/notifications"],
  meta: { isLocalized: true },
  queryFn: async ({ signal, client }) => {
    const session = await client.ensureQueryData(sessionQuery);
    const notifications = await call(listNotifications, {}, { signal });
    return session.profile ? notifications : withVisitorMarks(notifications);
  },
});

/** Marks notifications as read, or puts one away: at once here, and then for good. */
export function useNotificationActs() {
  const cache = useQueryClient();
  const change = async (edit: (shown: Notification[]) => Notification[]) => {
    await cache.cancelQueries(notificationsQuery);
    cache.setQueryData(notificationsQuery.queryKey, (shown) => shown && edit(shown));
  };
  const lookAgain = () => cache.invalidateQueries(notificationsQuery);
  const isVisitor = () => !cache.getQueryData(sessionQuery.queryKey)?.profile;
  const scope = { id: "notifications" };

  const read = useMutation({
    scope,
    mutationFn: async (ids: readonly string[]) => {
      if (isVisitor()) ids.forEach((id) => keepVisitorMark(id, "read"));
      else await call(readNotifications, { body: { ids: [...ids] } }, { keepalive: true });
    },
    onMutate: (ids) =>
      change((shown) =>
        shown.map((one) => (ids.includes(one.id) ? { ...one, isRead: true } : one)),
      ),
    onError: lookAgain,
  });
  const dismiss = useMutation({
    scope,
    mutationFn: async (id: string) => {
      if (isVisitor()) keepVisitorMark(id, "dismissed");
      else await call(dismissNotification, { id });
    },
    onMutate: (id) => change((shown) => shown.filter((one) => one.id !== id)),
    onError: (error) =>
      error instanceof ApiError && error.status === 404 ? undefined : lookAgain(),
  });
  return { read: read.mutate, dismiss: dismiss.mutate };
}
