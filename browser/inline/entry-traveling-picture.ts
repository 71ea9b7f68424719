/** The inline script in the head of pages with pictures. Like `entry-head.ts`, it must run before the first frame. */
import { letPictureTravel } from './traveling-picture.ts';

letPictureTravel(document, window);
