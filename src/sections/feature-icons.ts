import type { IconNode } from "lucide";
import Baby from "lucide/dist/esm/icons/baby.mjs";
import BellRing from "lucide/dist/esm/icons/bell-ring.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import HandHeart from "lucide/dist/esm/icons/hand-heart.mjs";
import HeartHandshake from "lucide/dist/esm/icons/heart-handshake.mjs";
import HeartPulse from "lucide/dist/esm/icons/heart-pulse.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import MessageCircleHeart from "lucide/dist/esm/icons/message-circle-heart.mjs";
import NotebookPen from "lucide/dist/esm/icons/notebook-pen.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import Stethoscope from "lucide/dist/esm/icons/stethoscope.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";

/** The icons that an editor may name; the list in features.schema.json has the same names. */
export const featureIcons: Partial<Record<string, IconNode>> = {
  baby: Baby,
  "bell-ring": BellRing,
  "calendar-check": CalendarCheck,
  "calendar-heart": CalendarHeart,
  clock: Clock,
  "hand-heart": HandHeart,
  "heart-handshake": HeartHandshake,
  "heart-pulse": HeartPulse,
  "message-circle": MessageCircle,
  "message-circle-heart": MessageCircleHeart,
  "notebook-pen": NotebookPen,
  phone: Phone,
  "shield-check": ShieldCheck,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  users: Users,
};
