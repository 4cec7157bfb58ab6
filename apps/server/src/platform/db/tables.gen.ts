// Written by tools/generate-tables.ts from the migrations; `npm run generate:tables` renews it.
export type Tables = {
  account: {
    id: string;
    email_key: string;
    password_hash: string;
    is_verified: number;
    created_at: number;
    email: string | null;
    is_operator: number;
  };
  approval_request: {
    id: string;
    household_id: string;
    profile_id: string;
    kind: "title" | "time";
    title_id: string | null;
    status: "waiting" | "yes" | "no";
    minutes: number | null;
    asked_at: number;
    expires_at: number;
    answered_at: number | null;
    answered_by: string | null;
  };
  attempt: {
    attempt_key: string;
    tries: number;
    tried_at: number;
  };
  audit: {
    id: string;
    noted_at: number;
    household_id: string | null;
    account_id: string | null;
    profile_id: string | null;
    session_id: string | null;
    kind: string;
    details: string;
    address_prefix: string;
  };
  avatar_look: {
    profile_id: string;
    look: string;
    saved_at: number;
  };
  badge: {
    profile_id: string;
    badge_id: string;
    earned_at: number;
  };
  billing_account: {
    household_id: string;
    customer_ref: string | null;
    subscription_ref: string | null;
    checkout_ref: string | null;
    card_brand: string | null;
    card_last4: string | null;
    card_exp_month: number | null;
    card_exp_year: number | null;
    credit_cents: number;
    anchor_at: number | null;
    due_at: number | null;
    heard_at: number;
    heard_rank: string;
  };
  billing_call: {
    household_id: string;
    call_key: string;
    operation: string;
    begun_at: number;
    answer: string | null;
  };
  browser_session: {
    id: string;
    token_hash: string;
    created_at: number;
    last_seen_at: number;
    level: "device" | "household" | "profile" | "profilePassword" | "account";
    household_id: string | null;
    profile_id: string | null;
    account_id: string | null;
    confirmed_at: number | null;
    user_agent: string;
    address_prefix: string;
    retired_hash: string | null;
    retired_at: number | null;
    child_used_last: number;
    device_name: string | null;
  };
  calm_day: {
    profile_id: string;
    day: string;
  };
  companion_remote: {
    id: string;
    screen_id: string;
    token_hash: string;
    session_id: string;
    profile_id: string | null;
    name: string | null;
    device: string;
    is_in: number;
    paired_at: number;
    away_at: number | null;
  };
  companion_screen: {
    id: string;
    household_id: string;
    profile_id: string;
    device: string;
    code: string | null;
    code_ends_at: number | null;
    opened_at: number;
    away_at: number | null;
  };
  conversation_line: {
    id: string;
    household_id: string;
    profile_id: string;
    assistant: string;
    message: string;
    response: string;
    engine: string;
    safety_alert: string | null;
    said_at: number;
  };
  film: {
    id: string;
    title: string;
    year: number;
    genre: string;
    rating: string;
    synopsis: string;
    duration_seconds: number;
    content_hash: string;
    source_path: string | null;
    source_blob: string | null;
    probe: string;
    captions: string;
    poster_blob: string | null;
    backdrop_blob: string | null;
    colors: string;
    added_at: number;
    moods: string;
    poster_blur: string | null;
    backdrop_blur: string | null;
  };
  friend_code: {
    household_id: string;
    code_hash: string;
    made_at: number;
    expires_at: number;
  };
  friend_request: {
    id: string;
    household_id: string;
    from_id: string;
    profile_id: string;
    requested_at: number;
  };
  friendship: {
    household_id: string;
    friend_id: string;
    is_requester: number;
    since_at: number;
  };
  game_level: {
    id: string;
    household_id: string;
    profile_id: string;
    status: "waiting" | "shared" | "refused";
    level: string;
    created_at: number;
    decided_at: number | null;
    decided_by: string | null;
  };
  game_run: {
    id: string;
    household_id: string;
    profile_id: string;
    game: string;
    version: number;
    options: string;
    mode: string | null;
    seed: number;
    day: string;
    started_at: number;
    expires_at: number;
    played_seconds: number;
    finished_at: number | null;
    score: number | null;
    completed: number | null;
    stars: number | null;
    counts: string | null;
    ticks: number | null;
    log_hash: string | null;
    log: string | null;
  };
  game_save: {
    profile_id: string;
    game: string;
    slot: string;
    revision: number;
    data: string;
    saved_at: number;
  };
  household: {
    id: string;
    name: string;
    account_id: string;
    code_hash: string | null;
    max_profiles: number;
    is_demo: number;
    created_at: number;
    time_zone: string | null;
    name_key: string;
    conversation_days: number | null;
  };
  household_invitation: {
    id: string;
    token_hash: string;
    note: string;
    account_id: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    household_id: string | null;
  };
  ingest_blob: {
    item_id: string;
    blob: string;
  };
  ingest_item: {
    id: string;
    origin: "library" | "upload";
    file_name: string;
    path: string | null;
    upload_id: string | null;
    blob: string | null;
    size_bytes: number;
    modified_at: number;
    sidecars: string;
    fingerprint: string | null;
    state: "waiting" | "probing" | "ready" | "failed" | "hidden";
    reason: string | null;
    is_refused: number;
    edits: string;
    added_at: number;
    poster_blob: string | null;
    poster_blur: string | null;
  };
  interactive_find: {
    profile_id: string;
    film_id: string;
    kind: "clip" | "ending";
    item: string;
    found_at: number;
  };
  interactive_place: {
    profile_id: string;
    film_id: string;
    path: string;
    clip: string;
    position_seconds: number;
    revision: number;
    saved_at: number;
  };
  invoice: {
    id: string;
    household_id: string;
    gateway_ref: string | null;
    number: string;
    state: "paid" | "open" | "void";
    issued_at: number;
    lines: string;
    total_cents: number;
    card_brand: string | null;
    card_last4: string | null;
  };
  job: {
    id: string;
    kind: string;
    pending_key: string | null;
    payload: string;
    state: "waiting" | "running" | "done" | "failed";
    attempts: number;
    progress: number;
    run_at: number;
    leased_until_at: number | null;
    lease_id: string | null;
    reason: string | null;
    added_at: number;
    ended_at: number | null;
    payload_version: number;
  };
  mailed_link: {
    token_hash: string;
    account_id: string;
    purpose: "verify" | "reset" | "move";
    email: string;
    created_at: number;
    expires_at: number;
  };
  mood_entry: {
    id: string;
    profile_id: string;
    day: string;
    created_at: number;
    before_face: number | null;
    after_face: number | null;
    tags: string;
    activities: string;
    note: string;
    is_private: number;
  };
  mood_sharing: {
    profile_id: string;
    shared_at: number;
  };
  nature_mix: {
    id: string;
    profile_id: string;
    name: string;
    name_key: string;
    levels: string;
    created_at: number;
  };
  notification_mark: {
    profile_id: string;
    notification_id: string;
    read_at: number;
    dismissed_at: number | null;
  };
  party: {
    id: string;
    household_id: string;
    code: string;
    name: string;
    state: string;
    created_at: number;
    ended_at: number | null;
    emptied_at: number | null;
    guest_permissions: string;
    slow_mode_seconds: number;
    seq: number;
    title_id: string | null;
    film_state: string;
    rate: number;
    position: number;
    film_at: number;
    waiting_for: string;
    wait_until: number | null;
    wait_seq: number;
    left_behind: string;
    audience: string;
  };
  party_invitation: {
    party_id: string;
    profile_id: string;
    invited_by: string;
    invited_at: number;
  };
  party_member: {
    party_id: string;
    profile_id: string;
    role: string;
    denied: string;
    is_ready: number;
    is_waited_for: number;
    round_trip_ms: number;
    joined_at: number;
    away_at: number | null;
    left_at: number | null;
    kicked_at: number | null;
  };
  party_message: {
    id: string;
    party_id: string;
    profile_id: string;
    content: string | null;
    sent_at: number;
  };
  party_poll: {
    id: string;
    party_id: string;
    profile_id: string;
    question: string | null;
    options: string;
    asked_at: number;
    ends_at: number | null;
    ended_at: number | null;
  };
  party_poll_vote: {
    poll_id: string;
    profile_id: string;
    choice: number;
  };
  party_queue_item: {
    id: string;
    party_id: string;
    profile_id: string;
    title_id: string;
    added_at: number;
  };
  party_reaction: {
    party_id: string;
    title_id: string;
    second: number;
    reaction: string;
    times: number;
  };
  party_showing: {
    party_id: string;
    title_id: string;
    shown_at: number;
  };
  party_vote: {
    item_id: string;
    profile_id: string;
  };
  passkey: {
    id: string;
    account_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  passkey_challenge: {
    session_id: string;
    purpose: "register" | "sign-in";
    challenge: string;
    expires_at: number;
  };
  payment_event: {
    id: string;
    kind: string;
    created_at: number;
    received_at: number;
  };
  pin_guess: {
    household_id: string;
    subject: string;
    target_id: string;
    failures: number;
    failed_at: number;
  };
  planet_landing: {
    profile_id: string;
    title_id: string;
    landed_at: number;
  };
  private_talk: {
    profile_id: string;
    until_at: number;
  };
  profile: {
    id: string;
    household_id: string;
    name: string;
    display_name: string;
    username: string;
    username_key: string;
    password_hash: string;
    pin_hash: string | null;
    role: "parent" | "adult" | "teen" | "child";
    age_group: "adult" | "teen" | "child";
    highest_rating: "G" | "PG" | "PG-13" | "R";
    avatar: string;
    has_seat: number;
    status: "active" | "waiting";
    created_at: number;
    language: string | null;
  };
  profile_controls: {
    profile_id: string;
    settings: string;
    updated_at: number;
  };
  race: {
    id: string;
    household_id: string;
    game: string;
    state: string;
    opened_by: string;
    created_at: number;
    seed: number | null;
    starts_at: number | null;
    finishing_order: string | null;
    audience: string;
    party_id: string | null;
  };
  race_invitation: {
    race_id: string;
    profile_id: string;
    invited_by: string;
    invited_at: number;
  };
  race_member: {
    race_id: string;
    profile_id: string;
    position: number;
    left_at: number | null;
  };
  recommendation_dismissal: {
    viewer_id: string;
    title_id: string;
    dismissed_at: number;
  };
  recovery_code: {
    code_hash: string;
    account_id: string;
    used_at: number | null;
  };
  recurring_job: {
    name: string;
    due_at: number;
    lease_id: string | null;
    leased_until_at: number | null;
  };
  scheduled_party: {
    id: string;
    household_id: string;
    profile_id: string;
    name: string;
    title_id: string | null;
    starts_at: number;
    planned_at: number;
    revision: number;
    changed_at: number;
    reminded_at: number | null;
    party_id: string | null;
    cancelled_at: number | null;
  };
  scheduled_party_guest: {
    scheduled_party_id: string;
    profile_id: string;
    invited_at: number;
    answer: string | null;
  };
  second_step: {
    account_id: string;
    sealed_secret: string;
    confirmed_at: number | null;
    last_step: number;
    created_at: number;
  };
  seen_title: {
    profile_id: string;
    title_id: string;
    seconds: number;
    first_seen_at: number | null;
    last_seen_at: number | null;
    was_kept: number;
  };
  setting: {
    name: string;
    value: string;
    changed_at: number;
  };
  setup: {
    id: number;
    code_nonce: string | null;
    checklist_hidden_at: number | null;
  };
  stream: {
    id: string;
    household_id: string;
    session_id: string;
    profile_id: string;
    title_id: string;
    device: string;
    begun_at: number;
    seen_at: number;
    stopped_at: number | null;
  };
  subscription: {
    household_id: string;
    plan: string;
    state: "trialing" | "active" | "past_due" | "canceled" | "none";
    period_start_at: number | null;
    period_end_at: number | null;
    cancel_at_period_end: number;
    updated_at: number;
  };
  time_given: {
    profile_id: string;
    day: string;
    extra_seconds: number;
    free_until: number;
    last_title_id: string | null;
    last_until: number;
    has_finished: number;
  };
  title_view: {
    title_id: string;
    views: number;
    last_viewed_at: number;
  };
  usage_counter: {
    counter_key: string;
    count: number;
    ends_at: number;
  };
  viewing_day: {
    profile_id: string;
    day: string;
  };
  vital_count: {
    day: number;
    page: string;
    metric: string;
    browser: string;
    above: number;
    reports: number;
  };
  watch_mark: {
    profile_id: string;
    title_id: string;
    position_seconds: number;
    marked_at: number;
  };
  watch_progress: {
    viewer_id: string;
    title_id: string;
    position_seconds: number;
    updated_at: number;
    finished_at: number | null;
    forgotten_at: number | null;
  };
  watched_day: {
    profile_id: string;
    day: string;
    title_id: string;
    title: string;
    seconds: number;
    night_seconds: number;
    last_at: number;
  };
  watchlist_item: {
    profile_id: string;
    title_id: string;
    progress: number;
    is_removed: number;
    updated_at: number;
  };
};

/** Every table's columns, for what goes through all that is kept about somebody. */
export const columns: { [T in keyof Tables]: readonly (keyof Tables[T])[] } = {
  account: [
    "id",
    "email_key",
    "password_hash",
    "is_verified",
    "created_at",
    "email",
    "is_operator",
  ],
  approval_request: [
    "id",
    "household_id",
    "profile_id",
    "kind",
    "title_id",
    "status",
    "minutes",
    "asked_at",
    "expires_at",
    "answered_at",
    "answered_by",
  ],
  attempt: ["attempt_key", "tries", "tried_at"],
  audit: [
    "id",
    "noted_at",
    "household_id",
    "account_id",
    "profile_id",
    "session_id",
    "kind",
    "details",
    "address_prefix",
  ],
  avatar_look: ["profile_id", "look", "saved_at"],
  badge: ["profile_id", "badge_id", "earned_at"],
  billing_account: [
    "household_id",
    "customer_ref",
    "subscription_ref",
    "checkout_ref",
    "card_brand",
    "card_last4",
    "card_exp_month",
    "card_exp_year",
    "credit_cents",
    "anchor_at",
    "due_at",
    "heard_at",
    "heard_rank",
  ],
  billing_call: ["household_id", "call_key", "operation", "begun_at", "answer"],
  browser_session: [
    "id",
    "token_hash",
    "created_at",
    "last_seen_at",
    "level",
    "household_id",
    "profile_id",
    "account_id",
    "confirmed_at",
    "user_agent",
    "address_prefix",
    "retired_hash",
    "retired_at",
    "child_used_last",
    "device_name",
  ],
  calm_day: ["profile_id", "day"],
  companion_remote: [
    "id",
    "screen_id",
    "token_hash",
    "session_id",
    "profile_id",
    "name",
    "device",
    "is_in",
    "paired_at",
    "away_at",
  ],
  companion_screen: [
    "id",
    "household_id",
    "profile_id",
    "device",
    "code",
    "code_ends_at",
    "opened_at",
    "away_at",
  ],
  conversation_line: [
    "id",
    "household_id",
    "profile_id",
    "assistant",
    "message",
    "response",
    "engine",
    "safety_alert",
    "said_at",
  ],
  film: [
    "id",
    "title",
    "year",
    "genre",
    "rating",
    "synopsis",
    "duration_seconds",
    "content_hash",
    "source_path",
    "source_blob",
    "probe",
    "captions",
    "poster_blob",
    "backdrop_blob",
    "colors",
    "added_at",
    "moods",
    "poster_blur",
    "backdrop_blur",
  ],
  friend_code: ["household_id", "code_hash", "made_at", "expires_at"],
  friend_request: ["id", "household_id", "from_id", "profile_id", "requested_at"],
  friendship: ["household_id", "friend_id", "is_requester", "since_at"],
  game_level: [
    "id",
    "household_id",
    "profile_id",
    "status",
    "level",
    "created_at",
    "decided_at",
    "decided_by",
  ],
  game_run: [
    "id",
    "household_id",
    "profile_id",
    "game",
    "version",
    "options",
    "mode",
    "seed",
    "day",
    "started_at",
    "expires_at",
    "played_seconds",
    "finished_at",
    "score",
    "completed",
    "stars",
    "counts",
    "ticks",
    "log_hash",
    "log",
  ],
  game_save: ["profile_id", "game", "slot", "revision", "data", "saved_at"],
  household: [
    "id",
    "name",
    "account_id",
    "code_hash",
    "max_profiles",
    "is_demo",
    "created_at",
    "time_zone",
    "name_key",
    "conversation_days",
  ],
  household_invitation: [
    "id",
    "token_hash",
    "note",
    "account_id",
    "created_at",
    "expires_at",
    "used_at",
    "household_id",
  ],
  ingest_blob: ["item_id", "blob"],
  ingest_item: [
    "id",
    "origin",
    "file_name",
    "path",
    "upload_id",
    "blob",
    "size_bytes",
    "modified_at",
    "sidecars",
    "fingerprint",
    "state",
    "reason",
    "is_refused",
    "edits",
    "added_at",
    "poster_blob",
    "poster_blur",
  ],
  interactive_find: ["profile_id", "film_id", "kind", "item", "found_at"],
  interactive_place: [
    "profile_id",
    "film_id",
    "path",
    "clip",
    "position_seconds",
    "revision",
    "saved_at",
  ],
  invoice: [
    "id",
    "household_id",
    "gateway_ref",
    "number",
    "state",
    "issued_at",
    "lines",
    "total_cents",
    "card_brand",
    "card_last4",
  ],
  job: [
    "id",
    "kind",
    "pending_key",
    "payload",
    "state",
    "attempts",
    "progress",
    "run_at",
    "leased_until_at",
    "lease_id",
    "reason",
    "added_at",
    "ended_at",
    "payload_version",
  ],
  mailed_link: ["token_hash", "account_id", "purpose", "email", "created_at", "expires_at"],
  mood_entry: [
    "id",
    "profile_id",
    "day",
    "created_at",
    "before_face",
    "after_face",
    "tags",
    "activities",
    "note",
    "is_private",
  ],
  mood_sharing: ["profile_id", "shared_at"],
  nature_mix: ["id", "profile_id", "name", "name_key", "levels", "created_at"],
  notification_mark: ["profile_id", "notification_id", "read_at", "dismissed_at"],
  party: [
    "id",
    "household_id",
    "code",
    "name",
    "state",
    "created_at",
    "ended_at",
    "emptied_at",
    "guest_permissions",
    "slow_mode_seconds",
    "seq",
    "title_id",
    "film_state",
    "rate",
    "position",
    "film_at",
    "waiting_for",
    "wait_until",
    "wait_seq",
    "left_behind",
    "audience",
  ],
  party_invitation: ["party_id", "profile_id", "invited_by", "invited_at"],
  party_member: [
    "party_id",
    "profile_id",
    "role",
    "denied",
    "is_ready",
    "is_waited_for",
    "round_trip_ms",
    "joined_at",
    "away_at",
    "left_at",
    "kicked_at",
  ],
  party_message: ["id", "party_id", "profile_id", "content", "sent_at"],
  party_poll: [
    "id",
    "party_id",
    "profile_id",
    "question",
    "options",
    "asked_at",
    "ends_at",
    "ended_at",
  ],
  party_poll_vote: ["poll_id", "profile_id", "choice"],
  party_queue_item: ["id", "party_id", "profile_id", "title_id", "added_at"],
  party_reaction: ["party_id", "title_id", "second", "reaction", "times"],
  party_showing: ["party_id", "title_id", "shown_at"],
  party_vote: ["item_id", "profile_id"],
  passkey: [
    "id",
    "account_id",
    "credential_id",
    "public_key",
    "counter",
    "transports",
    "name",
    "created_at",
    "last_used_at",
  ],
  passkey_challenge: ["session_id", "purpose", "challenge", "expires_at"],
  payment_event: ["id", "kind", "created_at", "received_at"],
  pin_guess: ["household_id", "subject", "target_id", "failures", "failed_at"],
  planet_landing: ["profile_id", "title_id", "landed_at"],
  private_talk: ["profile_id", "until_at"],
  profile: [
    "id",
    "household_id",
    "name",
    "display_name",
    "username",
    "username_key",
    "password_hash",
    "pin_hash",
    "role",
    "age_group",
    "highest_rating",
    "avatar",
    "has_seat",
    "status",
    "created_at",
    "language",
  ],
  profile_controls: ["profile_id", "settings", "updated_at"],
  race: [
    "id",
    "household_id",
    "game",
    "state",
    "opened_by",
    "created_at",
    "seed",
    "starts_at",
    "finishing_order",
    "audience",
    "party_id",
  ],
  race_invitation: ["race_id", "profile_id", "invited_by", "invited_at"],
  race_member: ["race_id", "profile_id", "position", "left_at"],
  recommendation_dismissal: ["viewer_id", "title_id", "dismissed_at"],
  recovery_code: ["code_hash", "account_id", "used_at"],
  recurring_job: ["name", "due_at", "lease_id", "leased_until_at"],
  scheduled_party: [
    "id",
    "household_id",
    "profile_id",
    "name",
    "title_id",
    "starts_at",
    "planned_at",
    "revision",
    "changed_at",
    "reminded_at",
    "party_id",
    "cancelled_at",
  ],
  scheduled_party_guest: ["scheduled_party_id", "profile_id", "invited_at", "answer"],
  second_step: ["account_id", "sealed_secret", "confirmed_at", "last_step", "created_at"],
  seen_title: ["profile_id", "title_id", "seconds", "first_seen_at", "last_seen_at", "was_kept"],
  setting: ["name", "value", "changed_at"],
  setup: ["id", "code_nonce", "checklist_hidden_at"],
  stream: [
    "id",
    "household_id",
    "session_id",
    "profile_id",
    "title_id",
    "device",
    "begun_at",
    "seen_at",
    "stopped_at",
  ],
  subscription: [
    "household_id",
    "plan",
    "state",
    "period_start_at",
    "period_end_at",
    "cancel_at_period_end",
    "updated_at",
  ],
  time_given: [
    "profile_id",
    "day",
    "extra_seconds",
    "free_until",
    "last_title_id",
    "last_until",
    "has_finished",
  ],
  title_view: ["title_id", "views", "last_viewed_at"],
  usage_counter: ["counter_key", "count", "ends_at"],
  viewing_day: ["profile_id", "day"],
  vital_count: ["day", "page", "metric", "browser", "above", "reports"],
  watch_mark: ["profile_id", "title_id", "position_seconds", "marked_at"],
  watch_progress: [
    "viewer_id",
    "title_id",
    "position_seconds",
    "updated_at",
    "finished_at",
    "forgotten_at",
  ],
  watched_day: ["profile_id", "day", "title_id", "title", "seconds", "night_seconds", "last_at"],
  watchlist_item: ["profile_id", "title_id", "progress", "is_removed", "updated_at"],
};
