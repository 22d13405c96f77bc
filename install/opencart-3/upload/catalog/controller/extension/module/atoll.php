<?php
require_once DIR_SYSTEM . 'library/atoll/class-atoll-opencart.php';

/**
 * Marks each page after its controller has made it.
 */
class ControllerExtensionModuleAtoll extends Controller {
	/** A module shows nothing in the layout. */
	public function index() {
		return '';
	}

	/** For the event of all controllers of the shop, after they have ended. */
	public function mark( &$route = '', &$args = array(), &$output = null ) {
		$address = $this->config->get( 'config_url' );
		( new Atoll_Opencart( $this->registry, $address ? $address : HTTP_SERVER, 'catalog/view/javascript/atoll/' ) )->mark_answer( 'extension/module/atoll' );
	}
}
