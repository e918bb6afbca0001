/** React as a script of its own: its evaluation need not be one long task with that of the app. */
import 'react/jsx-runtime';
import 'react-dom/client';
