/** The inline script of pages with the reviews widget. */
import { loadReviewsWidget } from './reviews-widget.ts';

loadReviewsWidget(document);
