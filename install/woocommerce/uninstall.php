<?php
// Removes the only entry that the plugin makes in the database.
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $atoll_site ) {
		delete_blog_option( $atoll_site, 'atoll_options' );
	}
} else {
	delete_option( 'atoll_options' );
}
