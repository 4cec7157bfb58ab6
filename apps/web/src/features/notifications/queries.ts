import {
  dismissNotification,
  listNotifications,
  readNotifications,
} from "@goldmane/contracts/notifications/api";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#platform/api.ts";
import { endpointKey } from "#platform/queries/endpoint-query.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { storeVisitorMark, withVisitorMarks } from "./visitor-marks.ts";

/** This viewer's notifications, refetched whenever they are shown. */
export const notificationsQuery = queryOptions({
  queryKey: endpointKey(listNotifications, {}),
  meta: { isLocalized: true },
  queryFn: async ({ signal, client }) => {
    const session = await client.ensureQueryData(sessionQuery);
    const notifications = await call(listNotifications, {}, { signal });
    return session.profile ? notifications : withVisitorMarks(notifications);
  },
});

/** Marks notifications as read or dismisses one, optimistically. */
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
      if (isVisitor()) ids.forEach((id) => storeVisitorMark(id, "read"));
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
      if (isVisitor()) storeVisitorMark(id, "dismissed");
      else await call(dismissNotification, { id });
    },
    onMutate: (id) => change((shown) => shown.filter((one) => one.id !== id)),
    onError: (error) =>
      error instanceof ApiError && error.status === 404 ? undefined : lookAgain(),
  });
  return { read: read.mutate, dismiss: dismiss.mutate };
}
